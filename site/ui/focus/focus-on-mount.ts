/** As a `ref`: the element takes the focus when it is mounted. */
export const focusOnMount = (element: HTMLElement | null) => element?.focus()
