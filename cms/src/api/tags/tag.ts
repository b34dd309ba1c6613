import type { Doc } from '../../sections/sections';
import type { Site } from '../../sites';
import { elementId } from '../elementId';
import type { TagGroup } from '../groups';

export interface TagSource {
  __typename: string;
  group: TagGroup;
  doc: Doc<TagGroup>;
  site: Site;
}

export const tagSource = (group: TagGroup, doc: Doc<TagGroup>, site: Site): TagSource => ({
  __typename: `${group}_Tag`,
  group,
  doc,
  site,
});

export const tagFields = {
  id: ({ group, doc }: TagSource) => elementId(group, doc.id),
  groupHandle: ({ group }: TagSource) => group,
};
