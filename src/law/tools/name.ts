import { nameAnswer } from '@/law/names/name-answer';
import { nameForms } from '@/law/names/name-form';
import { watchedWords } from '@/law/names/watched-words';
import { LONGEST_NAME } from '@/law/names/words';
import { choiceField } from '@/law/fields';
import { defineTool } from '@/law/tool';
import { keysOf } from '@/lib/object-entries';

export const tool = defineTool({
  id: 'name',
  kind: 'name',
  name: 'Check a name',
  question: 'Would the name pass?',
  line: 'The objections of the naming rules',
  fields: {
    form: choiceField('For which form?', nameForms),
    wanted: {
      kind: 'text',
      label: 'The name you want',
      hint: 'The whole name, with “Private Limited”, “LLP” and so on. It stays on this device: nothing is sent.',
      max: LONGEST_NAME,
      capitals: 'words',
    },
    existing: {
      kind: 'text',
      label: 'A name that exists already',
      hint: 'If you have found a similar name.',
      max: LONGEST_NAME,
      capitals: 'words',
      optional: true,
    },
  },
  facts: [],
  table: (preset) =>
    watchedWords(keysOf(nameForms).find((form) => form === preset['form']) ?? 'private'),
  answer: ({ form, wanted, existing }) => nameAnswer(wanted, form, existing),
});
