import { type ComponentType, lazy } from 'react'

interface ResourcePages {
	list: ComponentType
	create: ComponentType
	edit: ComponentType
}

/** A page whose code loads when it is opened. */
export const lazyPage = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load() }))

/** The pages of a resource, loaded when one of them is opened. */
export const lazyPages = (load: () => Promise<ResourcePages>) => ({
	list: lazyPage(async () => (await load()).list),
	create: lazyPage(async () => (await load()).create),
	edit: lazyPage(async () => (await load()).edit),
})
