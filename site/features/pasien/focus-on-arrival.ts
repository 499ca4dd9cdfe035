/** As a `ref`: what has just come to the screen takes the focus. */
export const focusOnArrival = (element: HTMLElement | null) => element?.focus()
