'use client';
import {
  ConfirmationModal,
  PublishButton as PayloadPublishButton,
  useAuth,
  useDocumentInfo,
  useLocale,
  useModal,
} from '@payloadcms/ui';
import { type MouseEvent, useState } from 'react';
import { isEntryCollection } from '../sections/sections';
import { concerns, type ShownWarning } from '../warnings/ShownWarning';
import { useWarnings } from '../warnings/useWarnings';
import { WarningText } from '../warnings/WarningLink';
import './PublishButton.css';
import { reportOffline } from './saving/reportOffline';
import type { Saver } from './saving/Saver';
import { SavingForm } from './saving/SavingForm';
import { ScheduleDialog } from './schedule/ScheduleDialog';
import { useLanguage } from './useLanguage';
import { usePublish } from './usePublish';

const texts = {
  it: {
    author: 'La bozza si salva da sola. Quando è pronta, avvisa la redazione: la pubblicherà.',
    heading: 'Pubblicare così?',
    back: 'Torna a correggere',
    publish: 'Pubblica lo stesso',
  },
  en: {
    author:
      'Your draft is saved automatically. When it is ready, let an editor know: they publish it.',
    heading: 'Publish anyway?',
    back: 'Go back and fix it',
    publish: 'Publish anyway',
  },
};

/** Ids of Payload's buttons, which do what they say after the warnings and with our dialogs. */
const buttonIds = new Set(['action-save', 'publish-locale', 'schedule-publish']);

interface Confirmation {
  errors: ShownWarning[];
  onlyIn: string | undefined;
}

/** The state of an entry, which saves itself, and its button. */
export const PublishButton = () => (
  <SavingForm savesItself>{(saver) => <Publish saver={saver} />}</SavingForm>
);

/**
 * Payload's button with its menu. Before publishing it shows the warnings of severity `error` and lets the
 * editor confirm. Authors, who cannot publish, see a note instead of the button.
 */
function Publish({ saver }: { saver: Saver }) {
  const { user } = useAuth();
  const { id, collectionSlug, hasPublishedDoc, unpublishedVersionCount } = useDocumentInfo();
  const { code } = useLocale();
  const { openModal } = useModal();
  const language = useLanguage();
  const load = useWarnings();
  const publish = usePublish(saver);
  const [confirmation, setConfirmation] = useState<Confirmation | null>(null);
  const [isScheduling, setScheduling] = useState(false);
  const dialog = `publish-${collectionSlug ?? ''}-${id ?? 'new'}`;

  const publishOrConfirm = async (onlyIn: string | undefined) => {
    // Without a connection the requests below would fail one after the other.
    if (!navigator.onLine && reportOffline(saver, 'published', language)) return;
    if (!(await saver.save())) {
      reportOffline(saver, 'published', language);
      return;
    }
    const all = (await load()) ?? [];
    const errors = all.filter((one) => one.severity === 'error' && concerns(one, onlyIn));
    // The cms publishes the language of the form, and shows at its fields what it refuses there.
    const isRefused = errors.some((one) => one.isRequired && concerns(one, code));
    if (errors.length === 0 || isRefused) return publish(onlyIn);
    setConfirmation({ errors, onlyIn });
    openModal(dialog);
  };

  const interceptClick = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (!button || !buttonIds.has(button.id)) return;
    event.preventDefault();
    event.stopPropagation();
    // Payload's menu closes at a mousedown outside it.
    document.dispatchEvent(new Event('mousedown'));
    if (button.id === 'schedule-publish') setScheduling(true);
    else void publishOrConfirm(button.id === 'publish-locale' ? code : undefined);
  };

  if (user?.role === 'author') return <p className="studium-author">{texts[language].author}</p>;
  return (
    <div className="studium-publish-button" onClickCapture={interceptClick}>
      <PayloadPublishButton />
      {isScheduling && collectionSlug && isEntryCollection(collectionSlug) && id !== undefined && (
        <ScheduleDialog
          collectionSlug={collectionSlug}
          id={id}
          proposed={hasPublishedDoc && unpublishedVersionCount === 0 ? 'unpublish' : 'publish'}
          onClose={() => setScheduling(false)}
        />
      )}
      <ConfirmationModal
        className="studium-publish"
        modalSlug={dialog}
        heading={texts[language].heading}
        body={
          <ul>
            {confirmation?.errors.map((warning, n) => (
              <li key={n}>
                <WarningText {...warning} />
              </li>
            ))}
          </ul>
        }
        cancelLabel={texts[language].back}
        confirmLabel={texts[language].publish}
        onConfirm={() => publish(confirmation?.onlyIn)}
      />
    </div>
  );
}
