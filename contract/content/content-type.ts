import type { Peran } from '../staff/permissions.ts'

// Plain data only: the staff app loads all declarations with its first screen.

/** How the site shows the pictures of a folder. */
export interface PicturePlace {
	/** What the media library calls the folder. */
	nama: string
	/** Width by height; null if a picture keeps its own ratio. */
	ratio: number | null
	/** The width in pixels that stays sharp on a dense screen. */
	width: number
	/** Completes the sentence 'Tampil …'. */
	shownWhere: string
	/** An example of an alternative text. */
	example: string
	isRound?: boolean
}

interface Labelled {
	label: string
	/** Below the input. */
	help?: string
	/** Beside the other inputs on wide screens. */
	aside?: true
}

interface Picture extends Labelled, Omit<PicturePlace, 'nama'> {
	/** Where the files are, below `/images/`. */
	folder: string
	/** What the media library calls the folder, if not as the menu calls the content. */
	nama?: string
}

/** A field by its kind. Its name is the name of the column. */
export type Field =
	| (Labelled & {
			kind: 'text'
			max: number
			required?: true
			/** The number of lines, where there are several. */
			lines?: number
			/** The value of a setting that staff have not saved yet. */
			initial?: string
			pattern?: { regex: RegExp; message: string }
	  })
	/** HTML of the editor. Lists leave it out. */
	| (Labelled & {
			kind: 'richText'
			max?: number
			required?: true
			/** For a few lines. */
			short?: true
			/** The value of a setting that staff have not saved yet. */
			initial?: string
			/** Where pictures of the text are uploaded to; without it the text has none. */
			pictures?: string
			/** Its beginning is stored in `ringkasan`. */
			summarised?: true
	  })
	| (Picture & { kind: 'picture' })
	/** Several pictures, as JSON; lists show the first. */
	| (Picture & { kind: 'pictures'; max: number })
	| (Labelled & { kind: 'stars'; max: number })
	/** On or off, stored as 1 or 0; off for a new row. */
	| (Labelled & { kind: 'switch' })
	/** A phone number; the column `…Type` tells the app that opens it. */
	| (Labelled & { kind: 'phone' })
	/** `uri`, made from the row's name if it is left empty. `page` is the path of the row's page, if it has one. */
	| { kind: 'uri'; page: `/${string}/` | null; label?: string; help?: string; aside?: true }
	/** `favorit`; `where` completes the sentence 'Favorit tampil …', `order` tells where their order shows. */
	| { kind: 'favourite'; where: string; order: string; aside?: true }
	/** `tampil`: staff can hide the row from the site. */
	| { kind: 'shown' }

export type Fields = Readonly<Record<string, Field>>

/** A reference that prevents deletion, and its name in the error message. */
export interface Use<Table = string> {
	/** The noun in 'dipakai oleh 3 artikel'. */
	as: string
	table: Table
	label: string
	column?: string
	/** Or the table that joins both. */
	through?: { table: Table; own: string; other: string }
}

/**
 * A kind of content that is declared and not programmed: its permissions, API, list, form, pictures, trash, undo,
 * import and export follow from this.
 */
export interface ContentType {
	table: string
	/** What the menu calls it. */
	nama: string
	fields: Fields
	/** The field that names a row, if not `nama`. */
	label?: string
	/** Columns that `q` searches, if not the label; `cari` has a search index, made from the label. */
	search?: readonly string[]
	/** The columns that a list can be sorted by, as it names them; without it `nama`. */
	sort?: Readonly<Record<string, string>>
	/** Rows have an order (`urutan`) that staff change by dragging; tells where visitors see it. */
	ordered?: string
	/** Rows have `createdAt`, and the newest come first. */
	dated?: true
	/** A setting: the table has one row. */
	single?: true
	/** Roles that read it, beside editors. */
	readers?: readonly Peran[]
	adminOnly?: true
	usedBy?: readonly Use[]
	/** Visitors read the list at `GET /v1/public/<name>`, a name of one word; in the words of the API's documentation. */
	publicList?: { about: string; summary: string }
}
