/** Says which files were not taken, and why. */
export const UploadRefusals = ({ texts }: { texts: readonly string[] }) =>
  texts.length > 0 && (
    <ul className="studium-upload-refusals" role="alert">
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
