import type { SvgIconComponent } from '@mui/icons-material'
import type { ComponentType } from 'react'
import type { RaRecord } from 'react-admin'
import type { Sumber } from '../contract/staff/permissions.ts'

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
