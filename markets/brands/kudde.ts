import type { Brand } from './brand.ts';

/** Numbers are WCAG 2.2 contrast ratios: on paper, unless something else is named. */
export const kudde = {
  print: '',
  colors: {
    paper: '#f6edda',
    'paper-2': '#fdf9ef',
    'paper-3': '#eadbbd',
    ink: '#2a1a16', // AA on paper 14.35
    'ink-2': '#5f4a3e', // AA on paper 7.12, on paper-2 7.88
    'ink-3': '#76604f', // AA on paper 5.07  (small print, placeholders)
    rule: '#d9c6a4', // decorative only
    field: '#8d7a66', // control border, 3.53 on paper (non-text AA)
    primary: '#a32c1f', // text on paper 6.14
    'on-primary': '#fff8ea', // on primary 6.76
    'primary-hover': '#862116', // on-primary 8.86
    'primary-soft': '#f3cdbe',
    deep: '#213b2c',
    'on-deep': '#fbf4e4', // 11.10
    'deep-accent': '#f0c163', // on deep 7.25
    'deep-2': '#2f4f3c',
    accent: '#e3a236',
    'on-accent': '#2a1a16', // 7.54
    'accent-soft': '#f6dfae',
    cool: '#bcd3cc',
    leaf: '#6c8a3c',
    ok: '#2c6138', // 6.28
    'ok-soft': '#dce5c3',
    warn: '#865300', // 5.55
    'warn-soft': '#f8e2ae',
    err: '#9b1c14', // 7.02
    'err-soft': '#f6d3c6',
    focus: '#1f5f8b', // 6.0 on paper; 2px + 2px offset
    plate: '#e3a236', // the accent: the mis-registered plate under a pointer
    meat: '#a32c1f', // the primary: what a cut map marks
  },
  shape: {
    'sh-1': '0 1px 0 rgb(42 26 22/0.1)',
    'sh-2': '0 10px 30px -14px rgb(42 26 22/0.38)',
    'sh-3': '0 26px 60px -22px rgb(42 26 22/0.5)',
  },
} satisfies Brand;
