import type { ServiceDetails } from '@/content/services/schema';
import { paths } from '@/paths';
import { PhoneFold } from './block';
import { Cited } from '@/ui/cited';
import { MoreLink } from '@/ui/more-link';
import { StrokeList } from '@/ui/stroke-list';
import { Static } from '@/ui/static';

type Row = ServiceDetails['costs']['rows'][number];

interface CostsProps {
  costs: ServiceDetails['costs'];
  /** The id of the tool that computes the worked example for other cases. */
  tool: string | undefined;
}

/** The costs as an account: purpose, amount, receiver and time. Then the reasons for higher costs. */
export function Costs({ costs, tool }: CostsProps) {
  return (
    <>
      <Static as="table" role="table" className="account w-full">
        <caption className="sr">What you pay, to whom and when</caption>
        <thead role="rowgroup" className="sr">
          <tr role="row">
            {['For', 'Amount', 'Paid to, when'].map((column) => (
              <th key={column} role="columnheader" scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {costs.rows.map((row) => (
            <Entry key={row.what} {...row} tool={tool} />
          ))}
        </tbody>
      </Static>
      <PhoneFold
        heading="Extra costs and refunds"
        line={`${costs.more.length === 1 ? '1 reason' : `${costs.more.length} reasons`} · refunds`}
      >
        <StrokeList items={costs.more} />
        <MoreLink href={paths.refunds()}>Refunds: what comes back, by stage</MoreLink>
      </PhoneFold>
    </>
  );
}

/** Purpose and amount on one line, with the details in small type below. A worked example has several lines and their total. */
function Entry({ what, sum, amount, tool, ...paid }: Row & Pick<CostsProps, 'tool'>) {
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        <Cited>{what}</Cited>
      </th>
      <td role="cell" className={sum && 'account-sum'}>
        {sum?.map(([part, partAmount]) => (
          <p key={part} className="flex justify-between">
            <span>{`${part}: `}</span>
            <span>
              <Cited>{partAmount}</Cited>
            </span>
          </p>
        ))}
        {sum ? (
          <b className="answer-total">
            Total to government: <Cited>{amount}</Cited>
          </b>
        ) : (
          <Cited>{amount}</Cited>
        )}
      </td>
      <td role="cell">
        <Cited>{detailsOf(paid)}</Cited>{' '}
        {sum && tool && (
          <MoreLink href={`#${tool}`} className="no-print">
            For your own case
          </MoreLink>
        )}
      </td>
    </tr>
  );
}

/** "Held for 3 months · To: Government · At filing". */
function detailsOf({ note, paidTo, when }: Omit<Row, 'what' | 'sum' | 'amount'>): string {
  return [note, paidTo && `To: ${paidTo}`, when].filter(Boolean).join(' · ');
}
