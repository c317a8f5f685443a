import type { Brand } from './brand.ts';

/** Numbers are WCAG 2.2 contrast ratios: on paper, unless something else is named. */
export const weidekiste = {
  print: '-weide',
  colors: {
    paper: '#f3f0e3',
    'paper-2': '#fcfbf4',
    'paper-3': '#e2dcc6',
    ink: '#182530', // 13.66
    'ink-2': '#45545f', // 6.84
    'ink-3': '#5c6a74', // 4.88
    rule: '#cfcbb4',
    field: '#7c8990', // 3.15
    primary: '#1e5c48', // 6.86
    'on-primary': '#fffdf5', // 7.70
    'primary-hover': '#164635',
    'primary-soft': '#cfe2d3',
    deep: '#1d3c57',
    'on-deep': '#fbf8ec', // 10.75
    'deep-accent': '#f4d27a', // 7.81
    'deep-2': '#2a4e6e',
    accent: '#e8b23d',
    'on-accent': '#182530', // 8.07
    'accent-soft': '#f7e4b0',
    cool: '#b9d3e0',
    leaf: '#5f8f58',
    ok: '#256044',
    'ok-soft': '#d3e5d2',
    warn: '#7d5200',
    'warn-soft': '#f7e4b0',
    err: '#9a2033',
    'err-soft': '#f4d4d0',
    focus: '#8a2a5b',
    plate: '#e39a8a',
    meat: '#a8323a', // under on-primary 6.45
  },
  shape: {
    'r-s': '8px',
    'r-m': '12px',
    'r-l': '20px',
    'w-display': '640',
    'track-display': '-0.022em',
    'sh-1': '0 1px 0 rgb(24 37 48/0.1)',
    'sh-2': '0 10px 30px -14px rgb(24 37 48/0.36)',
    'sh-3': '0 26px 60px -22px rgb(24 37 48/0.5)',
  },
} satisfies Brand;
