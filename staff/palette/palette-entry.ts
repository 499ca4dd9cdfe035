/** Something that the palette can open. */
export interface PaletteEntry {
	/** The heading that it is listed under. */
	kelompok: string
	judul: string
	keterangan?: string
	/** Other words for it. */
	kata?: string | undefined
	/** The address below `/staf`. */
	to: string
}
