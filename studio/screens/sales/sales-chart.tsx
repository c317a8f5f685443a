type Props = { spans: readonly { name: string; cents: number; words: string }[] };

const [width, height, foot] = [720, 170, 190];

/** Bars in the hatching of the book, the last one in the shop's colour; the same in words for those who do not see them. */
export function SalesChart({ spans }: Props) {
  const step = width / Math.max(1, spans.length);
  const most = Math.max(1, ...spans.map(({ cents }) => cents));
  return (
    <>
      <p className="sr">{spans.map(({ name, words }) => `${name}: ${words}`).join(', ')}</p>
      <svg className="chart wide" viewBox="0 0 720 216" aria-hidden="true">
        <defs>
          {[
            ['sales', 'var(--deep)'],
            ['sales-now', 'var(--primary)'],
          ].map(([id, fill]) => (
            <pattern key={id} id={id} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(25)">
              <rect width="5" height="5" fill={fill} />
              <path d="M0 0v5" stroke="var(--paper-2)" strokeOpacity=".4" strokeWidth="1.6" />
            </pattern>
          ))}
        </defs>
        {spans.map(({ name, cents, words }, index) => {
          const [middle, tall] = [index * step + step / 2, (cents / most) * height];
          return (
            <g key={name}>
              {cents > 0 ? (
                <>
                  <rect
                    x={middle - 18}
                    y={foot - tall}
                    width="36"
                    height={tall}
                    fill={index === spans.length - 1 ? 'url(#sales-now)' : 'url(#sales)'}
                    stroke="var(--ink)"
                    strokeWidth="1.5"
                  />
                  <text className="v" x={middle} y={foot - tall - 6} textAnchor="middle">
                    {words}
                  </text>
                </>
              ) : null}
              <text x={middle} y="207" textAnchor="middle">
                {name}
              </text>
            </g>
          );
        })}
        <path d="M0 190.5H720" stroke="var(--ink)" strokeWidth="2" />
      </svg>
    </>
  );
}
