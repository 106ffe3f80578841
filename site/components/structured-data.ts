interface Crumb {
  label: string
  href: string
}

/** schema.org's path from the start page to this one. */
export function breadcrumbList(trail: Crumb[], origin: string) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: new URL(href, origin).href,
    })),
  }
}
