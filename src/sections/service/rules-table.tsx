import type { ServiceDetails } from '@/content/services/schema';
import { Cited } from '@/ui/cited';

/** Tiers, fees by applicant, or due dates: the one table that some services need besides their costs. */
export function RulesTable({ heading, columns, rows }: NonNullable<ServiceDetails['table']>) {
  return (
    <table role="table" className="rules w-full">
      <caption className="sr">{heading}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th role="columnheader" scope="col" key={column}>
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
              <td role="cell" key={columns[index + 1]}>
                <span className="rules-label">{columns[index + 1]}: </span>
                <Cited>{cell}</Cited>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
