'use client';
import {
  toast,
  useAllFormFields,
  useAuth,
  useDocumentInfo,
  useEditDepth,
  useForm,
  useFormInitializing,
  useFormModified,
  useHotkey,
  useLocale,
} from '@payloadcms/ui';
import {
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { useLanguage } from '../useLanguage';
import { handOver, takeHandover } from './handover';
import { copyKeyOf, forgetOffer, type KeptCopy, readOffer } from './localCopy';
import { SaveBar } from './SaveBar';
import { Saver, versionIn } from './Saver';
import { saveTexts } from './saveTexts';
import { type News, usePresence } from './usePresence';
import { usePort } from './usePort';
import { useRememberOpened } from './useRememberOpened';
import { useSaveBeforeLeaving } from './useSaveBeforeLeaving';
import { useTranslatedPreview } from './useTranslatedPreview';
import { useUndo } from './useUndo';
import { valuesOf } from './valuesOf';

interface Props {
  /** Whether the form saves itself, as a draft. */
  savesItself: boolean;
  /** The buttons of the form. */
  children: (saver: Saver) => ReactNode;
}

/** The state of a form, above its buttons: saved or not, and who else has it open. */
export function SavingForm(props: Props) {
  const { id, collectionSlug, globalSlug, isInitializing } = useDocumentInfo();
  const { user } = useAuth();
  const { code } = useLocale();
  const depth = useEditDepth();
  // Payload closes the drawer of a new entry when it is created, so there it waits for its button.
  const savesItself = props.savesItself && (id !== undefined || depth < 2);
  // Without a session there is no user, but the copies still belong to the person.
  const [person] = useState(user?.id);
  const copyKey = copyKeyOf(
    person,
    globalSlug ? 'globals' : collectionSlug,
    globalSlug ?? id,
    code,
  );
  if (isInitializing) return null;
  return <OpenForm key={copyKey} copyKey={copyKey} {...props} savesItself={savesItself} />;
}

function OpenForm({ copyKey, savesItself, children }: Props & { copyKey: string }) {
  const { id, collectionSlug, globalSlug, initialState, data } = useDocumentInfo();
  const [fields] = useAllFormFields();
  const { getFields, setModified } = useForm();
  const modified = useFormModified();
  const texts = saveTexts[useLanguage()];
  const port = usePort(copyKey);
  const [saver] = useState(
    () =>
      new Saver(
        port,
        { values: valuesOf(initialState ?? {}), version: versionIn(data) },
        savesItself,
      ),
  );
  const state = useSyncExternalStore(
    saver.subscribe,
    () => saver.state,
    () => saver.state,
  );
  const [offer, setOffer] = useState<KeptCopy | null>(null);
  const { canUndo, undo } = useUndo();
  const [news, setNews] = useState<News | null>(null);
  useSaveBeforeLeaving(saver, savesItself);
  useTranslatedPreview();
  useRememberOpened(collectionSlug, id);
  useHotkey({ cmdCtrlKey: true, editDepth: useEditDepth(), keyCodes: ['s'] }, (event) => {
    if (!savesItself) return;
    event.preventDefault();
    event.stopPropagation();
    void saver.save();
  });

  const onChange = useEffectEvent(() => {
    if (modified) {
      saver.changed();
      // Payload offers the schedule of a publication only for a form without changes.
      if (saver.state.kind === 'saved') setModified(false);
    } else if (
      !saver.isSaving &&
      !['refused', 'unpublished', 'unreadable'].includes(saver.state.kind)
    )
      saver.rebase({ values: valuesOf(getFields()), version: versionIn(data) });
  });
  useEffect(onChange, [fields, modified]);

  const isRedirecting = () => id === undefined && saver.hasSaved;
  const onOpen = useEffectEvent(() => {
    if (!takeHandover((unsaved) => saver.resume(unsaved))) setOffer(readOffer(copyKey));
  });
  const onClose = useEffectEvent(() => {
    if (isRedirecting()) port.keep(null);
    else if (savesItself && saver.isDirty && saver.state.kind !== 'unreadable')
      port.sendBehind(saver.unsaved, saver.version);
    saver.dispose();
  });
  // Payload has put the stored values into the fields, and they can be written.
  const isReady = !useFormInitializing();
  useLayoutEffect(() => {
    if (isReady) onOpen();
  }, [isReady]);
  useEffect(() => {
    const stop = retryOnline(saver);
    return () => {
      stop();
      onClose();
    };
  }, [saver]);

  const owner = collectionSlug && id !== undefined ? `${collectionSlug}/${id}` : null;
  // Before React takes the fields out of the page, the cursor is still in one.
  const onRemove = useEffectEvent(() => isRedirecting() && handOver(saver.unsaved));
  useLayoutEffect(() => () => void onRemove(), []);

  const others = usePresence(globalSlug ? `globals/${globalSlug}` : owner, {
    onEnd: () => saver.ended(),
    onNews: (latest) => {
      const { updatedAt, savedBy } = latest;
      setNews(latest);
      if (!saver.version || saver.version >= updatedAt || saver.isDirty) return;
      void saver.mergeOthers().then((isDone) => isDone && toast.info(texts.merged(savedBy)));
    },
  });

  return (
    <>
      <SaveBar
        saver={saver}
        state={state}
        savesItself={savesItself}
        savedAt={versionIn(data)}
        others={others}
        news={news}
        canUndo={canUndo}
        onUndo={undo}
        offer={offer}
        onOffer={(isTaken) => {
          const forget = (isDone: boolean) => {
            if (!isDone) return;
            forgetOffer(copyKey);
            setOffer(null);
          };
          if (isTaken && offer) void saver.resume(offer).then(forget);
          else forget(true);
        }}
      />
      {children(saver)}
    </>
  );
}

function retryOnline(saver: Saver): () => void {
  const retry = () => {
    if (saver.state.kind === 'offline') void saver.retry();
  };
  window.addEventListener('online', retry);
  return () => window.removeEventListener('online', retry);
}
