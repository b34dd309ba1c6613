'use client';
import { SaveDraftButton, useDocumentInfo, useEditDepth } from '@payloadcms/ui';

/** Payload's button that saves a draft, only for a new entry in a drawer: the other forms save themselves. */
export function DraftButton() {
  const { id } = useDocumentInfo();
  const depth = useEditDepth();
  return id === undefined && depth > 1 ? <SaveDraftButton /> : null;
}
