import { loadAll } from '../../lib/loadAll';
import type { Doc } from '../../sections/sections';
import { sites, type Site } from '../../sites';
import type { ApiContext } from '../context';
import { elementId } from '../elementId';
import type { CategoryGroup } from '../groups';
import { categoryUrl } from './categoryUrl';

export interface CategorySource<Group extends CategoryGroup = CategoryGroup> {
  __typename: string;
  group: Group;
  doc: Doc<Group>;
  site: Site;
}

export const categorySource = <Group extends CategoryGroup>(
  group: Group,
  doc: Doc<Group>,
  site: Site,
): CategorySource<Group> => ({ __typename: `${group}_Category`, group, doc, site });

const localized = ({ group, doc, site }: CategorySource, _: unknown, { read }: ApiContext) =>
  loadAll(
    sites
      .filter((other) => other !== site)
      .map(async (other) => {
        const translation = await read.load(group, other, doc.id);
        return translation && categorySource(group, translation, other);
      }),
  );

export const categoryFields = {
  id: ({ group, doc }: CategorySource) => elementId(group, doc.id),
  url: ({ group, doc, site }: CategorySource) => categoryUrl(group, doc.slug, site),
  siteHandle: ({ site }: CategorySource) => site,
  groupHandle: ({ group }: CategorySource) => group,
  localized,
};
