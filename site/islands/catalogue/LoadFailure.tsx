interface Props {
  retry: () => void
}

export function LoadFailure({ retry }: Props) {
  return (
    <div className="message message--error" role="alert">
      <h3>Fehler beim Laden der Gabelstapler</h3>
      <p>
        {navigator.onLine
          ? 'Unser Bestand ist gerade nicht erreichbar. Bitte versuchen Sie es noch einmal.'
          : 'Sie sind offline. Sobald Sie wieder verbunden sind, laden wir die Maschinen.'}
      </p>
      <div className="button-row">
        <button className="button button--dark button--small" type="button" onClick={retry}>
          Erneut versuchen
        </button>
      </div>
    </div>
  )
}
