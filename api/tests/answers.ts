/** Whether the application answers at this address, by itself or through what is in front of it. */
export function answers(url: string): Promise<boolean> {
  return fetch(`${url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  )
}
