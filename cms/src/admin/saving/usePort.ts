import {
  toast,
  useAllFormFields,
  useConfig,
  useDocumentInfo,
  useForm,
  useLocale,
  useServerFunctions,
  useTranslation,
} from '@payloadcms/ui';
import { formatAdminURL } from 'payload/shared';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { isRecord } from '../../lib/isRecord';
import { isSame } from '../../lib/isSame';
import { isUnreadable } from '../numbers/typedNumber';
import { reasonsOf } from '../../lib/reasonsOf';
import { keepCopy, type Unsaved } from './localCopy';
import { outcomeOf } from './outcomeOf';
import { patchFields } from './patchFields';
import { type FormPort, type Session, type Values, versionIn } from './Saver';
import { useAfterSave } from './useAfterSave';
import { valuesOf } from './valuesOf';

/** A file that was chosen cannot be kept as text. */
const withoutFile = (values: Values): Values => ({ ...values, file: undefined });

const isScalar = (value: unknown): boolean => !isRecord(value) && !Array.isArray(value);

interface Port extends FormPort {
  /** Saves values of a form that is already closed. If that fails, the copy stays in the browser. */
  sendBehind: (unsaved: Unsaved, version: string | undefined) => void;
}

/**
 * The form of the document, as a saver needs it. A draft is sent without Payload's `submit`, which does not return the
 * answer of a refused save. Afterwards it would put the sent values back into every field except the one that was changed
 * last, so that of two fields that are written during one slow request the first would lose its text.
 */
export function usePort(copyKey: string): Port {
  const form = useForm();
  const [fields, dispatchFields] = useAllFormFields();
  const info = useDocumentInfo();
  const { config } = useConfig();
  const { code: locale } = useLocale();
  const { getFormState } = useServerFunctions();
  const { i18n } = useTranslation();
  const afterSave = useAfterSave();
  const { language } = i18n;
  const latest = { form, fields, info, config, locale, language, getFormState, copyKey, afterSave };
  const now = useRef(latest);
  useLayoutEffect(() => {
    now.current = latest;
  });

  return useMemo((): Port => {
    const url = (query: Values) => {
      const { info: at, config: all, locale: code } = now.current;
      const { globalSlug, collectionSlug, id } = at;
      const path = globalSlug ? `/globals/${globalSlug}` : `/${collectionSlug ?? ''}`;
      const settings = { depth: 0, 'fallback-locale': 'null', locale: code, ...query };
      const params = new URLSearchParams(
        Object.entries(settings).map(([name, value]) => [name, String(value)]),
      );
      const whole = `${path}${id === undefined ? '' : `/${id}`}?${params.toString()}` as const;
      return formatAdminURL({ apiRoute: all.routes.api, path: whole as `/${string}` });
    };
    const read = (): Values => valuesOf(now.current.form.getFields());

    /** Writes values as a draft. */
    const write = (values: Values, version: string | undefined) =>
      fetch(url({ autosave: true, draft: true }), {
        method: now.current.info.id === undefined ? 'POST' : 'PATCH',
        credentials: 'include',
        headers: { 'content-type': 'application/json', 'accept-language': now.current.language },
        body: JSON.stringify({ ...values, updatedAt: version, _status: 'draft' }),
      });
    // What the program has stored last.
    let stored: Values | null = null;

    return {
      read,
      findUnreadable: () =>
        Object.entries(now.current.form.getFields()).find(([, { value }]) =>
          isUnreadable(value),
        )?.[0],
      sendDraft: async (version) => {
        const sent = read();
        const response = await write(sent, version).catch(() => null);
        const body: unknown = await response?.json().catch(() => null);
        const outcome = outcomeOf(response?.status);
        if (outcome === 'refused') reasonsOf(body).forEach((reason) => toast.error(reason));
        if (outcome !== 'saved' || !isRecord(body) || !isRecord(body.doc)) return outcome;
        stored = body.doc;
        if (isSame(read(), sent)) now.current.form.setModified(false);
        void now.current.afterSave(body.doc).catch(() => undefined);
        return outcome;
      },
      acceptSaved: (sent) => {
        const { info: document, fields: current } = now.current;
        const saved: unknown = stored ?? document.data;
        stored = null;
        const values = { ...sent };
        for (const [name, value] of Object.entries(isRecord(saved) ? saved : {})) {
          const field = current[name];
          if (!field || !isScalar(value) || !isScalar(sent[name])) continue;
          values[name] = value;
          if (isSame(field.value, sent[name]) && !isSame(value, sent[name]))
            dispatchFields({ type: 'UPDATE', path: name, value, initialValue: value });
        }
        return { values, version: versionIn(saved) };
      },
      load: async () => {
        try {
          const response = await fetch(url({ draft: true, trash: true }), {
            credentials: 'include',
          });
          const document: unknown = await response.json();
          if (!response.ok || !isRecord(document)) return null;
          const state = await stateOf(document);
          return state ? { values: valuesOf(state), version: versionIn(document) } : null;
        } catch {
          return null;
        }
      },
      show: async (values, expected, isSaved) => {
        const { form: at } = now.current;
        const patch = isSaved ? null : patchFields(at.getFields(), values);
        const state = patch ? null : await stateOf(values).catch(() => null);
        if (!isSame(read(), expected)) return false;
        if (patch) dispatchFields({ type: 'UPDATE_MANY', formState: patch });
        else if (state) at.replaceState(state);
        else return null;
        at.setModified(!isSaved);
        // The next read happens after React has rendered the values.
        await new Promise((resolve) => setTimeout(resolve));
        return true;
      },
      isNew: () => now.current.info.id === undefined && !now.current.info.globalSlug,
      sendBehind: ({ base, values }, version) => {
        const { copyKey: key } = now.current;
        keepCopy(key, { base, values });
        void write(values, version).then(
          ({ ok }) => ok && keepCopy(key, null),
          () => undefined,
        );
      },
      checkSession: async () => {
        try {
          const response = await fetch(
            formatAdminURL({ apiRoute: now.current.config.routes.api, path: '/users/me' }),
            { credentials: 'include' },
          );
          if (response.status >= 500) return 'offline';
          const body: unknown = await response.json();
          const isLoggedIn = isRecord(body) && isRecord(body.user);
          return (isLoggedIn ? 'active' : 'loggedOut') satisfies Session;
        } catch {
          return 'offline';
        }
      },
      keep: (unsaved) =>
        keepCopy(
          now.current.copyKey,
          unsaved && { base: withoutFile(unsaved.base), values: withoutFile(unsaved.values) },
        ),
    };

    async function stateOf(document: Values) {
      const { info: at, getFormState: build, locale: code } = now.current;
      const { id, collectionSlug, globalSlug } = at;
      if (!at.docPermissions) return null;
      const { state } = await build({
        id,
        collectionSlug,
        globalSlug,
        data: document,
        docPermissions: at.docPermissions,
        docPreferences: await at.getDocPreferences(),
        locale: code,
        operation: id === undefined && !globalSlug ? 'create' : 'update',
        renderAllFields: true,
        schemaPath: collectionSlug ?? globalSlug ?? '',
        skipValidation: true,
      });
      return state ?? null;
    }
  }, [dispatchFields]);
}
