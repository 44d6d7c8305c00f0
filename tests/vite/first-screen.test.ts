import { expect, test } from 'vitest';
import { fillEnds, firstScreenRules, takeStyleSheet } from '../../vite/first-screen';
import { siteFolder } from '../support/built-site';

/* What pages and sheet hold in the end is read from the build, in tests/build/budget.test.ts. */

const end = '<div hidden="" id="first-screen-end">';

test('a page without FirstScreenEnd stops the build', () => {
  expect(() => fillEnds('<h1>A</h1>', '/a.css')).toThrow('first-screen-end');
});

test('a style sheet that contains </style> stops the build', async () => {
  const { dist } = await siteFolder({ 'a.css': "li::after{content:'</style>'}" });
  const template = '<link rel="stylesheet" crossorigin href="/a.css">';
  await expect(takeStyleSheet(template, dist)).rejects.toThrow(
    'would end the style element that holds it',
  );
});

/** Of a page whose first screen is this and a paragraph is below it. */
const rulesFor = (css: string, html: string) =>
  firstScreenRules(css, [`${html}${end}</div><p class="below" id="last">B</p>`]);

test.each([
  ['a class', '.a{top:0}.below{top:0}', '.a{top:0}'],
  ['a class with other signs', '.w-\\[calc\\(100\\%-2px\\)\\]{top:0}', null],
  [
    'an escaped class',
    '.\\[\\&\\>li\\]\\:m-0\\.5>li{top:0}.m-0\\.5{top:0}',
    '.\\[\\&\\>li\\]\\:m-0\\.5>li{top:0}',
  ],
  ['an id and a tag', '#one>li{top:0}#last{top:0}p{top:0}', '#one>li{top:0}'],
  ['some of several selectors', '.a,.below,ul li{top:0}', '.a,ul li{top:0}'],
  ['every element', '*,:before{top:0}:root{top:0}html,body{top:0}', null],
  ['what is in it', '.a:has(>li){top:0}.a:has(.below){top:0}', '.a:has(>li){top:0}'],
  ['states', '.a:hover:not(.below):has(.a)::after{top:0}.a[open]{top:0}', null],
  ['a nested rule', '.a{&:focus{top:0}&.below{top:0}}', '.a{&:focus{top:0}}'],
  [
    'a media query',
    '@media (width>=10rem){.a{top:0}.below{top:0}}',
    '@media (width>=10rem){.a{top:0}}',
  ],
  ['a container query', '@container (width<9rem){.below{top:0}}.a{top:0}', '.a{top:0}'],
  [
    'what is for paper too',
    '@media print{.a{top:0}}@media screen,print{.a{top:0}}',
    '@media screen,print{.a{top:0}}',
  ],
  ['the order of layers', '@layer x{.below{top:0}}@layer y,z;', '@layer y,z;'],
  [
    'steps of an animation',
    '@keyframes k{from{top:0}to{top:1px}}@keyframes l{to{top:0}}@keyframes m{to{top:0}}.a{animation:1s k}.a{animation-name:m}',
    '@keyframes k{from{top:0}to{top:1px}}@keyframes m{to{top:0}}.a{animation:1s k}.a{animation-name:m}',
  ],
])('of %s the first screen gets what it may need', (_, css, kept) => {
  const html =
    '<ul class="a [&amp;&gt;li]:m-0.5 w-[calc(100%-2px)]" id="one" style="left:var(--c)"><li>A</li></ul>';
  expect(rulesFor(css, html)).toBe(kept ?? css);
});
