import styled from 'styled-components';
import * as S from '@/components/ListLayout/ListLayout';
import { Link } from '@/components/Link/Link';
import { useI18n } from '@/i18n/I18n';
import { fileHref } from '@/routing/files';
import { catalogue, dataFormats, dataSetNames, dataSets, licence } from '@/routing/openData';

const Licence = styled(Link)`
  white-space: nowrap;
`;

const Sets = styled.div`
  display: grid;
  gap: var(--s6);
  padding-top: var(--s4);
  section {
    display: grid;
    gap: var(--s2);
  }
  h2 {
    font-size: var(--fs-h3);
  }
`;

const Forms = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2) var(--s5);
  padding: 0;
  list-style: none;
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    font-weight: 600;
  }
`;

const names = { json: 'JSON', csv: 'CSV', geojson: 'GeoJSON' } as const;

/** The page with the open data sets, their formats and their licence. */
export function OpenDataView() {
  const { t, locale } = useI18n();
  return (
    <S.Page>
      <S.PageHeader>
        <h1>{t('opendata.title')}</h1>
        <p>{t('opendata.description')}</p>
        <p>
          {t('opendata.licence')} <Licence href={licence.url}>{licence.name}</Licence>
        </p>
      </S.PageHeader>
      <Sets>
        {dataSetNames.map((name) => {
          const title = t(`opendata.sets.${name}.title`);
          return (
            <section key={name} aria-labelledby={name}>
              <h2 id={name}>{title}</h2>
              <p>{t(`opendata.sets.${name}.text`)}</p>
              <Forms>
                {dataFormats.map((format) => (
                  <li key={format}>
                    <a
                      href={fileHref('dataSet', locale, `${dataSets[name][locale]}.${format}`)}
                      aria-label={t('opendata.as', { title, format: names[format] })}
                    >
                      {names[format]}
                    </a>
                  </li>
                ))}
              </Forms>
            </section>
          );
        })}
        <p>
          <a href={fileHref('dataSet', locale, catalogue[locale])}>{t('opendata.catalogue')}</a>
        </p>
      </Sets>
    </S.Page>
  );
}
