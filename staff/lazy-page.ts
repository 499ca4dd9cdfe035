import { type ComponentType, lazy } from 'react'

/** One of several components of a file, which loads when it is shown. */
export const lazyPage = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load() }))
