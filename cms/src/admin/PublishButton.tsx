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
import type { ShownWarning } from '../warnings/ShownWarning';
import { useWarnings } from '../warnings/useWarnings';
import './PublishButton.css';
import { useLanguage } from './useLanguage';
import { usePublish } from './usePublish';

const texts = {
  it: {
    author: 'Le bozze si salvano da sole: quando è pronta, dillo alla redazione, che la pubblica.',
    heading: 'Pubblicare così?',
    back: 'Torna a correggere',
    publish: 'Pubblica lo stesso',
  },
  en: {
    author: 'Drafts save themselves: when this one is ready, tell the editors, who publish it.',
    heading: 'Publish like this?',
    back: 'Back to put it right',
    publish: 'Publish all the same',
  },
};

/** Ids of Payload's buttons that publish at once; the third one opens the calendar. */
const publishing = new Set(['action-save', 'publish-locale']);

interface Question {
  errors: ShownWarning[];
  onlyIn: string | undefined;
}

/**
 * Payload's button with its menu, but it asks before it publishes what breaks a law or lets
 * visitors down. Authors, whose drafts others publish, read so instead.
 */
export function PublishButton() {
  const { user } = useAuth();
  const { id, collectionSlug } = useDocumentInfo();
  const { code } = useLocale();
  const { openModal } = useModal();
  const language = useLanguage();
  const load = useWarnings();
  const { saveDraft, publish } = usePublish();
  const [question, setQuestion] = useState<Question | null>(null);
  const dialog = `publish-${collectionSlug ?? ''}-${id ?? 'new'}`;

  const ask = async (onlyIn: string | undefined) => {
    await saveDraft();
    const errors = (await load())?.filter(({ severity }) => severity === 'error') ?? [];
    if (errors.length === 0) return publish(onlyIn);
    setQuestion({ errors, onlyIn });
    openModal(dialog);
  };

  const takeOver = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (!button || !publishing.has(button.id)) return;
    event.preventDefault();
    event.stopPropagation();
    // Payload's menu closes at a click elsewhere.
    document.dispatchEvent(new Event('mousedown'));
    void ask(button.id === 'publish-locale' ? code : undefined);
  };

  if (user?.role === 'author') return <p className="studium-author">{texts[language].author}</p>;
  return (
    <div className="studium-publish-button" onClickCapture={takeOver}>
      <PayloadPublishButton />
      <ConfirmationModal
        className="studium-publish"
        modalSlug={dialog}
        heading={texts[language].heading}
        body={
          <ul>
            {question?.errors.map(({ text }, n) => (
              <li key={n}>{text}</li>
            ))}
          </ul>
        }
        cancelLabel={texts[language].back}
        confirmLabel={texts[language].publish}
        onConfirm={() => publish(question?.onlyIn)}
      />
    </div>
  );
}
