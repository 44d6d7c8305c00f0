import type { ReactNode } from 'react';
import type { FiguresTable } from '@/law/tool';
import { Cited } from '@/ui/cited';
import { Static } from '@/ui/static';

/** The first cell of a row is its head. */
interface RulesTableProps extends Omit<FiguresTable, 'columns'> {
  columns: readonly ReactNode[];
  /** The label before each cell on phones, by column. The column's head by default. */
  labels?: readonly ReactNode[];
}

/** A table of rules, such as fees by applicant or due dates. On phones each cell is a line with a label. */
export function RulesTable({ heading, columns, labels = columns, rows }: RulesTableProps) {
  return (
    <Static as="table" role="table" className="rules w-full">
      <caption className="sr">{heading}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column, index) => (
            <th role="columnheader" scope="col" key={index}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(([first = '', ...cells]) => (
          <tr role="row" key={first}>
            <th role="rowheader" scope="row">
              <Cited>{first}</Cited>
            </th>
            {cells.map((cell, index) => (
              <td role="cell" key={index}>
                <span className="rules-label">{labels[index + 1]}: </span>
                <Cited>{cell}</Cited>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Static>
  );
}
