export function Legend({ number, text }: { number: number; text: string }) {
  return (
    <legend>
      <h2>
        <i aria-hidden="true">{number}</i>
        {text}
      </h2>
    </legend>
  );
}
