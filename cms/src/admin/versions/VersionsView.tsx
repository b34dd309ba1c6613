import { getTranslation } from '@payloadcms/translations';
import { Gutter, Link, SetDocumentStepNav } from '@payloadcms/ui';
import { timeZone } from '@studium/shared/town/settings';
import type { DocumentViewServerProps, PayloadRequest } from 'payload';
import { formatAdminURL } from 'payload/shared';
import { adminLanguage } from '../../lib/adminLanguage';
import { idOf } from '../../lib/idOf';
import { isRecord } from '../../lib/isRecord';
import { stringOrEmpty } from '../../lib/stringOrEmpty';
import { describeChange, type Version } from './describeChange';
import { RestoreButton } from './RestoreButton';
import { versionTexts } from './versionTexts';
import './versions.css';

interface Row {
  id: string;
  updatedAt: string;
  version: Version;
}

/** The names of members of the staff, or their e-mails, by id. */
async function findNames(req: PayloadRequest, ids: (number | string | null)[]) {
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { id: { in: [...new Set(ids)].filter((id) => id !== null) } },
    select: { name: true, email: true },
    pagination: false,
    depth: 0,
    req,
  });
  return new Map(docs.map(({ id, name, email }) => [String(id), stringOrEmpty(name) || email]));
}

/** The versions of an entry: when, who, what changed, and a button that brings one back as a draft. */
export async function VersionsView({ initPageResult }: DocumentViewServerProps) {
  const { collectionConfig, docID, permissions, req } = initPageResult;
  if (!collectionConfig || docID === undefined) return null;
  const { slug, flattenedFields, labels, admin } = collectionConfig;
  const { i18n, payload } = req;
  const language = adminLanguage(req);
  const texts = versionTexts[language];
  const { docs } = await payload.findVersions({
    collection: slug,
    where: { and: [{ parent: { equals: docID } }, { snapshot: { not_equals: true } }] },
    locale: 'all',
    sort: '-updatedAt',
    // An entry keeps fifty at most, see entryCollection.
    pagination: false,
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req,
  });
  const versions = docs.map(({ id, updatedAt, version }): Row => ({
    id,
    updatedAt,
    version: isRecord(version) ? version : {},
  }));
  const names = await findNames(
    req,
    versions.map(({ version }) => idOf(version.updatedBy)),
  );
  const linkOf = (id: string) =>
    formatAdminURL({
      adminRoute: payload.config.routes.admin,
      path: `/collections/${slug}/${docID}/versions/${id}`,
    });
  const shown = new Intl.DateTimeFormat(texts.locale, {
    timeZone,
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  const mayRestore = Boolean(permissions.collections?.[slug]?.update);

  return (
    <Gutter className="studium-part studium-versions">
      <SetDocumentStepNav
        collectionSlug={slug}
        id={docID}
        pluralLabel={getTranslation(labels.plural, i18n)}
        useAsTitle={admin.useAsTitle}
        view={texts.heading}
      />
      <table>
        <thead>
          <tr>
            {[texts.when, texts.who, texts.what, texts.state].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {versions.map(({ id, updatedAt, version }, n) => {
            const before = versions[n + 1]?.version;
            const changes =
              before && describeChange({ version, before }, flattenedFields, language);
            return (
              <tr key={id}>
                <th scope="row">
                  <Link href={linkOf(id)} prefetch={false}>
                    {shown.format(new Date(updatedAt))}
                  </Link>
                </th>
                <td>{names.get(String(idOf(version.updatedBy))) || texts.nobody}</td>
                <td>{changes ? changes.join(', ') || texts.nothing : texts.first}</td>
                <td>{version._status === 'published' ? texts.published : texts.draft}</td>
                <td>
                  {n === 0
                    ? texts.current
                    : mayRestore && (
                        <RestoreButton collection={slug} document={String(docID)} version={id} />
                      )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Gutter>
  );
}
