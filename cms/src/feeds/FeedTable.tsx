import { useConfig } from '@payloadcms/ui';
import { formatAdminURL } from 'payload/shared';
import { useLanguage } from '../admin/useLanguage';
import { type FeedLine, outcomeNames } from './report';

const texts = {
  it: { outcome: 'Esito', name: 'Evento', detail: 'Dettagli' },
  en: { outcome: 'Result', name: 'Event', detail: 'Details' },
};

/** What a reading of a feed does with each event; those that are here are links. */
export function FeedTable({ lines }: { lines: readonly FeedLine[] }) {
  const language = useLanguage();
  const text = texts[language];
  const { admin: adminRoute } = useConfig().config.routes;
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
            <th scope="col">{text.outcome}</th>
            <th scope="col">{text.name}</th>
            <th scope="col">{text.detail}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ outcome, name, detail, id }, n) => (
            <tr key={n} className={outcome === 'refused' ? 'studium-csv__fault' : undefined}>
              <td>{outcomeNames[language][outcome]}</td>
              <td>
                {id === undefined ? (
                  name
                ) : (
                  <a href={formatAdminURL({ adminRoute, path: `/collections/events/${id}` })}>
                    {name}
                  </a>
                )}
              </td>
              <td>{detail[language]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
