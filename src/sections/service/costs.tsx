import type { ServiceDetails } from '@/content/services/schema';
import { PhoneFold } from '@/sections/service/block';
import { Cited } from '@/ui/cited';
import { StrokeList } from '@/ui/stroke-list';

/** The costs as an account: what for, paid to whom, when and how much; and what raises them. */
export function Costs({ costs }: { costs: ServiceDetails['costs'] }) {
  return (
    <>
      <table role="table" className="account w-full">
        <caption className="sr">What you pay, to whom and when</caption>
        <thead role="rowgroup">
          <tr role="row">
            {['For', 'Paid to, when', 'Amount'].map((column) => (
              <th key={column} role="columnheader" scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {costs.rows.map(({ what, note, paidTo, amount, when }) => (
            <tr role="row" key={what}>
              <th role="rowheader" scope="row">
                <Cited>{note ? `${what} ` : what}</Cited>
                {note && (
                  <span className="block text-small/snug font-normal text-ink-600">
                    <Cited>{note}</Cited>
                  </span>
                )}
              </th>
              <td role="cell" className="text-ink-600 max-sm:text-small/snug">
                {paidTo && when && (
                  <>
                    <span className="account-label">Paid to: </span>
                    <Cited>{`${paidTo} `}</Cited>
                    <span className="text-small/snug sm:block">
                      <span className="account-label">· </span>
                      <Cited>{when}</Cited>
                    </span>
                  </>
                )}
              </td>
              <td role="cell" className="account-amount">
                <Cited>{amount}</Cited>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <PhoneFold
        heading="What makes it cost more"
        line={costs.more.length === 1 ? '1 reason' : `${costs.more.length} reasons`}
      >
        <StrokeList items={costs.more} />
      </PhoneFold>
    </>
  );
}
