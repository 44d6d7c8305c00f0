import type { StructureGuide } from '@/law/structures/guide';
import { RulesTable } from './rules-table';
import { Fold } from '@/ui/fold';
import { entriesOf } from '@/lib/object-entries';

type StructuresComparedProps = Pick<StructureGuide, 'groups' | 'forms' | 'topics'>;

/**
 * The comparison of legal forms. Each table compares two or three forms between which people often choose, and is folded under
 * its title.
 */
export function StructuresCompared({ groups, forms, topics }: StructuresComparedProps) {
  const rows = entriesOf(topics);
  return (
    <div className="structures">
      {groups.map((group) => {
        const columns = group.forms.flatMap((id) => forms.filter((form) => form.id === id));
        return (
          <Fold
            key={group.title}
            className="fold"
            summary={<b className="font-serif text-h3">{group.title}</b>}
            line={columns.map(({ short }) => short).join(', ')}
          >
            <RulesTable
              heading={group.title}
              columns={[
                <span key="topic" className="sr">
                  Topic
                </span>,
                ...columns.map(({ name }) => name),
              ]}
              labels={['', ...columns.map(({ short }) => short)]}
              rows={rows.map(([topic, title]) => [
                title,
                ...columns.map(({ facts }) => facts[topic]),
              ])}
            />
          </Fold>
        );
      })}
    </div>
  );
}
