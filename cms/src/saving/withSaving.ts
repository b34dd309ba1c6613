import type { CollectionConfig, GlobalConfig } from 'payload';
import { markAutosave, thinVersions } from './thinVersions';
import { refuseStaleDocuments, refuseStaleGlobals } from './refuseStale';

const saveButton = '/src/admin/saving/SaveButton#SaveButton';

/**
 * Gives a collection the form that loses nothing (ADR 52): the form says whether it is saved, keeps a copy, and cannot
 * overwrite what others saved. Payload's locks are off, because they do not do that.
 */
export const withSaving = (collection: CollectionConfig): CollectionConfig => {
  const { admin = {}, hooks = {}, versions } = collection;
  const hasDrafts = Boolean(versions);
  return {
    ...collection,
    lockDocuments: false,
    admin: {
      ...admin,
      components: {
        ...admin.components,
        edit: {
          ...admin.components?.edit,
          ...(hasDrafts
            ? { SaveDraftButton: '/src/admin/saving/DraftButton#DraftButton' }
            : { SaveButton: saveButton }),
        },
        ...(hasDrafts && {
          views: {
            ...admin.components?.views,
            edit: { versions: { Component: '/src/admin/versions/VersionsView#VersionsView' } },
          },
          beforeListTable: [
            ...(admin.components?.beforeListTable ?? []),
            '/src/admin/saving/OpenFormsNote#OpenFormsNote',
          ],
        }),
      },
    },
    hooks: {
      ...hooks,
      beforeOperation: [
        refuseStaleDocuments.beforeOperation,
        ...(hasDrafts ? [markAutosave] : []),
        ...(hooks.beforeOperation ?? []),
      ],
      beforeChange: [refuseStaleDocuments.beforeChange, ...(hooks.beforeChange ?? [])],
      afterChange: [...(hooks.afterChange ?? []), ...(hasDrafts ? [thinVersions] : [])],
    },
  };
};

/** The same for a global. */
export const withSavingGlobal = (global: GlobalConfig): GlobalConfig => ({
  ...global,
  lockDocuments: false,
  admin: {
    ...global.admin,
    components: {
      ...global.admin?.components,
      elements: { ...global.admin?.components?.elements, SaveButton: saveButton },
    },
  },
  hooks: {
    ...global.hooks,
    beforeOperation: [
      ...refuseStaleGlobals.beforeOperation,
      ...(global.hooks?.beforeOperation ?? []),
    ],
    beforeChange: [...refuseStaleGlobals.beforeChange, ...(global.hooks?.beforeChange ?? [])],
  },
});
