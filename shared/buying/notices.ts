/** Tells visitors that they cannot buy anything here yet. */
export const DEMO_NOTICE = 'Vorführung: Firma, Maschinen und Preise sind Beispiele.'

/** Machines taxed by § 25a UStG have no VAT to add, so that no sentence may speak of all prices. */
export const B2B_OFFER = 'Angebot nur für Unternehmer (§\u00a014\u00a0BGB)'
export const B2B_NOTICE = `${B2B_OFFER}, Preise zzgl. MwSt., soweit nicht anders angegeben`
