import { useLanguage } from '../admin/useLanguage';
import type { ReportLine } from './report';

const texts = {
  it: {
    line: 'Riga',
    kind: 'Esito',
    name: 'Contenuto',
    detail: 'Dettagli',
    unchanged: (count: number) => `Righe invariate (${count})`,
  },
  en: {
    line: 'Line',
    kind: 'Result',
    name: 'Content',
    detail: 'Details',
    unchanged: (count: number) => `Unchanged rows (${count})`,
  },
};

interface ReportProps {
  lines: readonly ReportLine[];
  /** The path of the list, below which each entry has its page. */
  entries: string;
}

/** The rows of a report; those that an import leaves as they are come after the others, closed. */
export function ImportReport({ lines, entries }: ReportProps) {
  const text = texts[useLanguage()];
  const unchanged = lines.filter(({ kind }) => kind === 'unchanged');
  const others = lines.filter(({ kind }) => kind !== 'unchanged');
  return (
    <>
      {others.length > 0 && <ReportTable lines={others} entries={entries} />}
      {unchanged.length > 0 && (
        <details>
          <summary>{text.unchanged(unchanged.length)}</summary>
          <ReportTable lines={unchanged} entries={entries} />
        </details>
      )}
    </>
  );
}

/** A table of rows; existing entries are links. */
function ReportTable({ lines, entries }: ReportProps) {
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
