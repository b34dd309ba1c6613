import { useLanguage } from '../admin/useLanguage';
import type { ReportLine } from './report';

const texts = {
  it: { line: 'Riga', kind: 'Esito', name: 'Contenuto', detail: 'Dettagli' },
  en: { line: 'Line', kind: 'Result', name: 'Content', detail: 'Details' },
};

/**
 * The rows of a report; existing entries are links.
 *
 * @param entries the path of the list, below which each entry has its page
 */
export function ReportTable({ lines, entries }: { lines: readonly ReportLine[]; entries: string }) {
  const text = texts[useLanguage()];
  return (
    <div
      className="studium-part studium-csv__report"
      tabIndex={0}
      role="region"
      aria-label={text.detail}
    >
      <table>
        <thead>
          <tr>
            <th scope="col">{text.line}</th>
            <th scope="col">{text.kind}</th>
            <th scope="col">{text.name}</th>
            <th scope="col">{text.detail}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ line, kind, label, name, detail, isDoubtful, id }) => (
            <tr
              key={line}
              className={isDoubtful ? 'studium-csv__doubtful' : `studium-csv__${kind}`}
            >
              <td>{line}</td>
              <td>{label}</td>
              <td>{id === undefined ? name : <a href={`${entries}/${id}`}>{name}</a>}</td>
              <td>{detail}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
