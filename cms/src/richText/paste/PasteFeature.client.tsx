'use client';
import { createClientFeature } from '@payloadcms/richtext-lexical/client';
import {
  $getSelection,
  $isRangeSelection,
  COMMAND_PRIORITY_HIGH,
  PASTE_COMMAND,
} from '@payloadcms/richtext-lexical/lexical';
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext';
import { useEffect, useState } from 'react';
import { UploadDialog } from '../../admin/upload/UploadDialog';
import { useLanguage } from '../../admin/useLanguage';
import { isLinkAddress } from '../../fields/linkAddress';
import { type CleanedPaste, cleanPaste, cleanPlainText } from './cleanPaste';
import { $insertHtml } from '../insertHtml';
import { leftOutText } from './leftOutText';
import { pastedPictures } from './pastedPictures';
import './PasteNote.css';

const texts = {
  it: {
    upload: (count: number) => (count === 1 ? 'Carica l’immagine' : `Carica le ${count} immagini`),
    close: 'Chiudi',
  },
  en: {
    upload: (count: number) =>
      count === 1 ? 'Upload the picture' : `Upload the ${count} pictures`,
    close: 'Close',
  },
};

/** Cleans what the clipboard has; null if the editor can import it as it is. */
function cleanClipboard(clipboard: DataTransfer): CleanedPaste | null {
  // The editor's own format is clean.
  if (clipboard.types.includes('application/x-lexical-editor')) return null;
  const html = clipboard.getData('text/html');
  if (html) return cleanPaste(html);
  const text = clipboard.getData('text/plain');
  if (!text && clipboard.files.length > 0)
    return { html: '', leftOut: { pictures: clipboard.files.length }, pictures: [] };
  const cleaned = cleanPlainText(text);
  return cleaned === null ? null : { html: cleaned, leftOut: {}, pictures: [] };
}

/** Whether an address is pasted over words: Payload makes them a link. */
function $isLinkOverWords(clipboard: DataTransfer): boolean {
  const selection = $getSelection();
  const isOverWords = $isRangeSelection(selection) && !selection.isCollapsed();
  return isOverWords && isLinkAddress(clipboard.getData('text/plain'));
}

interface LostParts {
  text: string;
  pictures: File[];
}

/** Cleans what editors paste before the editor imports it, and says below it what was left out. */
function PastePlugin() {
  const [editor] = useLexicalComposerContext();
  const language = useLanguage();
  const [lost, setLost] = useState<LostParts | null>(null);

  useEffect(
    () =>
      editor.registerCommand(
        PASTE_COMMAND,
        (event) => {
          const clipboard = event instanceof ClipboardEvent && event.clipboardData;
          if (!clipboard || $isLinkOverWords(clipboard)) return false;
          const paste = cleanClipboard(clipboard);
          const text = paste && leftOutText(paste.leftOut, language);
          setLost(text ? { text, pictures: pastedPictures(paste, clipboard) } : null);
          if (!paste) return false;
          event.preventDefault();
          if (paste.html !== '') $insertHtml(paste.html);
          return true;
        },
        COMMAND_PRIORITY_HIGH,
      ),
    [editor, language],
  );

  if (!lost) return null;
  return <PasteNote {...lost} onClose={() => setLost(null)} />;
}

function PasteNote({ text, pictures, onClose }: LostParts & { onClose: () => void }) {
  const words = texts[useLanguage()];
  const [isUploading, setUploading] = useState(false);
  return (
    <p className="studium-part studium-paste" role="status">
      {text}
      {pictures.length > 0 && (
        <button type="button" onClick={() => setUploading(true)}>
          {words.upload(pictures.length)}
        </button>
      )}
      <button type="button" onClick={onClose}>
        {words.close}
      </button>
      {isUploading && (
        <UploadDialog
          files={pictures}
          onDone={(ids) => (ids.length > 0 ? onClose() : setUploading(false))}
        />
      )}
    </p>
  );
}

export const PasteFeatureClient = createClientFeature({
  plugins: [{ Component: PastePlugin, position: 'belowContainer' }],
});
