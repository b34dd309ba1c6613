import * as S from '@/components/ListLayout/ListLayout';
import { Link } from '@/components/Link/Link';
import { useI18n } from '@/i18n/I18n';
import { fileHref } from '@/routing/files';
import { catalogue, dataFormats, dataSetNames, dataSets, licence } from '@/routing/openData';
import { Forms, Sets } from './OpenDataView.styles';

/** The page with the open data sets, their formats and their licence. */
export function OpenDataView() {
  const { t, locale } = useI18n();
  return (
    <S.Page>
      <S.PageHeader>
        <h1>{t('opendata.title')}</h1>
        <p>{t('opendata.description')}</p>
        <p>
          {t('opendata.licence')} <Link href={licence.url}>{licence.name}</Link>
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

const names = { json: 'JSON', csv: 'CSV', geojson: 'GeoJSON' } as const;
