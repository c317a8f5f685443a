import { useEffect, useRef, useState } from 'react';

const tickMs = 250;
/** A short high note, three times. */
const beeps = [0, 0.4, 0.8];

/** Counts down to a moment, so that a phone that slept meanwhile is not late. `left` is null while none runs. */
export function useCountdown() {
  const [until, setUntil] = useState<number | null>(null);
  const [left, setLeft] = useState<number | null>(null);
  const sound = useRef<AudioContext | null>(null);
  useEffect(() => {
    if (until === null) return undefined;
    const timer = setInterval(() => {
      const seconds = Math.max(0, Math.ceil((until - Date.now()) / 1000));
      setLeft(seconds);
      if (seconds > 0) return;
      clearInterval(timer);
      ring(sound.current);
    }, tickMs);
    return () => clearInterval(timer);
  }, [until]);
  useEffect(() => () => void sound.current?.close(), []);

  return {
    left,
    start(seconds: number) {
      // A browser lets a page be heard only where a press asked for it.
      sound.current ??= 'AudioContext' in window ? new AudioContext() : null;
      setLeft(seconds);
      setUntil(Date.now() + seconds * 1000);
    },
    stop() {
      setUntil(null);
      setLeft(null);
    },
  };
}

function ring(sound: AudioContext | null) {
  if ('vibrate' in navigator) navigator.vibrate([300, 200, 300]);
  if (!sound) return;
  for (const after of beeps) {
    const note = sound.createOscillator();
    note.frequency.value = 880;
    note.connect(sound.destination);
    note.start(sound.currentTime + after);
    note.stop(sound.currentTime + after + 0.2);
  }
}
