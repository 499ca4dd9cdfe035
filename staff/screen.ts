import type { SvgIconComponent } from '@mui/icons-material'
import { type ComponentType, lazy } from 'react'
import type { RaRecord } from 'react-admin'
import { type ContentName, contentType } from '../contract/content/content-types.ts'
import type { Sumber } from '../contract/staff/permissions.ts'
import { lazyPage } from './lazy-page.ts'

interface Entry {
	/** A line of the permission table; also the path below `/staf`, unless there is a `path`. */
	resource: Sumber
	path?: string
	/** What the menu calls it. */
	nama: string
	/** What one row is called, where that is another word. */
	satu?: string
	icon: SvgIconComponent
}

interface ResourceScreen extends Entry {
	list: ComponentType
	create?: ComponentType
	edit?: ComponentType
	/** The field that names a row, or a function that does. */
	label: string | ((record: RaRecord) => string)
}

/** A page that is not a resource of react-admin. */
interface PageScreen extends Entry {
	page: ComponentType
}

/** An entry of the menu. */
export type Screen = ResourceScreen | PageScreen

interface ResourcePages {
	list: ComponentType
	create: ComponentType
	edit: ComponentType
}

// The code of a screen loads when it is opened.

export const page = (
	resource: Sumber,
	nama: string,
	icon: SvgIconComponent,
	load: () => Promise<{ default: ComponentType }>,
	others?: Pick<Entry, 'path'>,
): Screen => ({ resource, nama, icon, page: lazy(load), ...others })

export const list = (
	resource: Sumber,
	nama: string,
	icon: SvgIconComponent,
	label: ResourceScreen['label'],
	load: () => Promise<ResourcePages>,
	others?: Pick<Entry, 'satu'>,
): Screen => ({
	resource,
	nama,
	icon,
	label,
	list: lazyPage(async () => (await load()).list),
	create: lazyPage(async () => (await load()).create),
	edit: lazyPage(async () => (await load()).edit),
	...others,
})

/** Declared content, with the name that it has there. */
export function declared(name: ContentName, icon: SvgIconComponent): Screen {
	const { nama, label, single } = contentType(name)
	const load = () => import('./content/declared-pages.tsx')
	return single
		? page(name, nama, icon, async () => ({ default: (await load()).declaredPage(name) }))
		: list(name, nama, icon, label, async () => (await load()).declaredPages(name))
}
