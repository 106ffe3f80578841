/** The parameter that says where a machine is to be delivered. Apart from the paths, which few scripts of pages need. */
export const POSTCODE = 'plz'
