import { Gutter } from '@payloadcms/ui';
import { getTranslation } from '@payloadcms/translations';
import { formatAdminURL } from 'payload/shared';
import type { AdminViewServerProps } from 'payload';
import { AdminPage } from '../admin/AdminPage';
import { adminLanguage } from '../lib/adminLanguage';
import { canPublish } from '../access/staff';
import { isEntryCollection } from '../sections/sections';
import { areaOf, isCsvCollection } from './csvCollections';
import { ImportForm } from './ImportForm';
import { messages } from './messages';
import { sheetColumnsOf } from './sheetColumns';
import './csv.css';

const texts = {
  it: {
    title: 'Importa da un foglio di calcolo',
    back: 'Torna all’elenco',
    intro:
      'Parti da un foglio esportato da qui, oppure da uno tuo: per una colonna con un altro nome scegli qui che cosa contiene. Salvalo come «CSV». Prima si controlla il file, senza scrivere niente; poi, se non ci sono errori, si importa.',
    columns: 'Le colonne',
    entries:
      'Una riga con un «Id», o con un «Indirizzo della pagina» che c’è già, cambia quel contenuto; le altre ne creano uno nuovo. Una colonna che manca non cambia niente; una cella vuota svuota il suo campo. Una lista si scrive con la barra «|» fra una voce e l’altra.',
    redirects:
      'Nella colonna «Indirizzo vecchio» (o «from») c’è l’indirizzo vecchio, anche completo; nella colonna «Indirizzo nuovo» (o «to») c’è quello nuovo: una pagina di questo sito, per esempio /alloggi, oppure un indirizzo che comincia con https://. Una riga con un indirizzo vecchio che c’è già cambia dove porta; le altre creano un reindirizzamento nuovo. I reindirizzamenti importati valgono subito.',
  },
  en: {
    title: 'Import from a spreadsheet',
    back: 'Back to the list',
    intro:
      'Start from a spreadsheet exported here, or from your own: for a column with another name you choose here what it contains. Save it as “CSV”. First the file is checked, and nothing is written; then, if there are no faults, it is imported.',
    columns: 'The columns',
    entries:
      'A row with an “Id”, or with a “Page address” that exists, changes that content; the others create new content. A missing column changes nothing; an empty cell empties its field. The items of a list are separated by “|”.',
    redirects:
      'The column “Old address” (or “from”) has the old address, which may be complete; the column “New address” (or “to”) has the new one: a page of this site, for example /accommodations, or an address that starts with https://. A row with an old address that exists changes where it leads; the others create a new redirect. Imported redirects take effect at once.',
  },
};

/** The page that imports a table into a collection. */
export function ImportView(props: AdminViewServerProps) {
  const { req } = props.initPageResult;
  const { payload, i18n } = req;
  const language = adminLanguage(req);
  const text = texts[language];
  const [, collection] = props.params?.segments ?? [];
  const { admin: adminRoute, api: apiRoute } = payload.config.routes;
  const content = () => {
    if (!isCsvCollection(collection)) return <p>{messages.noTable[language]}</p>;
    if (!canPublish(areaOf(collection), { req })) return <p>{messages.mayNot[language]}</p>;
    const list = formatAdminURL({ adminRoute, path: `/collections/${collection}` });
    const columns = sheetColumnsOf(req, collection)
      .filter(({ name }) => name !== 'status')
      .map(({ name, label }) => ({ name, label: label[language] }));
    const { plural } = payload.collections[collection].config.labels;
    return (
      <>
        <p>
          <a href={list}>{text.back}</a>
        </p>
        <h1>
          {getTranslation(plural, i18n)}: {text.title.toLowerCase()}
        </h1>
        <p>{text.intro}</p>
        <details>
          <summary>{text.columns}</summary>
          <p>{collection === 'redirects' ? text.redirects : text.entries}</p>
          <p>{columns.map(({ label }) => label).join(', ')}</p>
        </details>
        <ImportForm
          collection={collection}
          columns={columns}
          endpoint={formatAdminURL({ apiRoute, path: `/csv/${collection}` })}
          entries={list}
          hasDrafts={isEntryCollection(collection)}
        />
      </>
    );
  };
  return (
    <AdminPage {...props}>
      <main>
        <Gutter className="studium-csv">{content()}</Gutter>
      </main>
    </AdminPage>
  );
}
