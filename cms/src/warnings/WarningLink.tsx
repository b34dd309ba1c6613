'use client';
import { useConfig, useDocumentInfo, useLocale } from '@payloadcms/ui';
import { formatAdminURL } from 'payload/shared';
import { useLanguage } from '../admin/useLanguage';
import { languageNames } from '../sites';
import { goToField } from './goToField';
import type { ShownWarning } from './ShownWarning';

/** The prefix of a URL hash that names the field to open. */
export const fieldHash = '#field=';

/** The text of a warning, with the language that it is about. */
export function WarningText({ text, sites }: Pick<ShownWarning, 'text' | 'sites'>) {
  const language = useLanguage();
  const [site, ...others] = sites;
  return (
    <>
      {text}
      {site && others.length === 0 && (
        <span className="studium-warnings__language"> · {languageNames(site)[language]}</span>
      )}
    </>
  );
}

/** A warning as a link to the field or file where an editor can fix it, in the language that it is about. */
export function WarningLink({ text, sites, field, media }: ShownWarning) {
  const { config, getEntityConfig } = useConfig();
  const { collectionSlug } = useDocumentInfo();
  const { code } = useLocale();
  const site = sites.length === 1 ? sites[0] : undefined;
  const words = <WarningText text={text} sites={sites} />;
  if (media !== undefined) {
    const path = `/collections/media/${media}${site ? `?locale=${site}` : ''}` as const;
    return <a href={formatAdminURL({ adminRoute: config.routes.admin, path })}>{words}</a>;
  }
  if (field === undefined) return words;
  if (site && site !== code) return <a href={`?locale=${site}${fieldHash}${field}`}>{words}</a>;
  const fields = collectionSlug ? getEntityConfig({ collectionSlug }).fields : [];
  return (
    <button type="button" onClick={() => goToField(fields, field)}>
      {words}
    </button>
  );
}
