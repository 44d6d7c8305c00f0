// Writes the pages of src/content/services/details in the shape with headings as names. Run from the project's root; then `npm run format`.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
const { parseSync } = createRequire(process.cwd() + '/package.json')('oxc-parser');
const dir = 'src/content/services/details';
for (const file of readdirSync(dir)) {
  const path = join(dir, file);
  const text = readFileSync(path, 'utf8');
  const { program, errors } = parseSync(path, text);
  if (errors.length) throw new Error(path);
  const edits = [];
  const source = (node) => text.slice(node.start, node.end);
  const props = (node) =>
    new Map(
      node.properties.map((p) => {
        if (p.type !== 'Property') throw new Error(`${path}: spread at ${p.start}`);
        return [p.key.name ?? p.key.value, p.value];
      }),
    );
  const list = (node, one) => {
    if (node.type !== 'ArrayExpression') throw new Error(`${path}: no list at ${node.start}`);
    const entries = node.elements.map((e) => one(props(e)));
    const keys = entries.map(([k]) => k);
    if (new Set(keys).size < keys.length || keys.some((k) => /^.\d+.$/.test(k)))
      throw new Error(`${path}: ${keys}`);
    return `{\n${entries.map(([k, v]) => `${k}: ${v},`).join('\n')}\n}`;
  };
  const pair = (a, b) => (node) =>
    list(node, (m) => {
      if ([...m.keys()].some((k) => k !== a && k !== b))
        throw new Error(`${path}: ${[...m.keys()]}`);
      return [source(m.get(a)), m.get(b) ? source(m.get(b)) : "''"];
    });
  const change = {
    documents: (node) =>
      list(node, (m) => [source(m.get('title')), pair('name', 'note')(m.get('items'))]),
    steps: (node) =>
      list(node, (m) => [
        source(m.get('title')),
        `{\ntext: ${source(m.get('text'))},\ntakes: ${clocks(m.get('clocks'))},\n}`,
      ]),
    wrong: pair('when', 'outcome'),
    after: pair('when', 'duty'),
    questions: pair('question', 'answer'),
    related: pair('slug', 'reason'),
  };
  const clocks = (node) => {
    const entries = node.elements.map((e) => {
      const m = props(e);
      return [source(m.get('name') ?? m.get('who')), source(m.get('label'))];
    });
    if (new Set(entries.map(([k]) => k)).size < entries.length) throw new Error(`${path}: clocks`);
    return `{ ${entries.map(([k, v]) => `${k}: ${v}`).join(', ')} }`;
  };
  const rows = (node) =>
    list(node, (m) => {
      const rest = [...m].filter(
        ([k, v]) =>
          k !== 'what' &&
          !(
            k === 'amount' &&
            source(v) === "'Quoted in writing before you pay'" &&
            source(m.get('what')).startsWith("'Our fee")
          ),
      );
      return [
        source(m.get('what')),
        `{\n${rest.map(([k, v]) => `${k}: ${source(v)},`).join('\n')}\n}`,
      ];
    });
  const details = program.body.find((s) => s.type === 'ExportNamedDeclaration').declaration
    .declarations[0].init;
  for (const p of details.properties) {
    const name = p.key.name;
    if (name === 'costs') {
      const r = p.value.properties.find((q) => q.key.name === 'rows').value;
      if (r.type === 'ArrayExpression') edits.push([r, rows(r)]);
    } else if (change[name] && p.value.type === 'ArrayExpression')
      edits.push([p.value, change[name](p.value)]);
  }
  let out = text;
  for (const [node, to] of edits.sort((a, b) => b[0].start - a[0].start))
    out = out.slice(0, node.start) + to + out.slice(node.end);
  out = out.replace(
    "import type { WrittenDetails } from '@/content/services/schema'",
    "import type { WrittenDetails } from '@/content/services/written-details'",
  );
  writeFileSync(path, out);
}
