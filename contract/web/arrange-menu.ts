/** An entry as staff arranged it; an empty label stands for the default one. */
export interface MenuItem {
	id: string
	judul: string
}

/** The default entries in the order that staff chose, with their labels. Entries that staff did not arrange come last. */
export function arrangeMenu<Item extends MenuItem>(bawaan: readonly Item[], disusun: readonly MenuItem[]): MenuItem[] {
	const known = disusun.filter(({ id }) => bawaan.some((each) => each.id === id))
	const rest = bawaan.filter(({ id }) => !known.some((each) => each.id === id))
	return [...known, ...rest].map(({ id, judul }) => ({
		id,
		judul: judul || (bawaan.find((each) => each.id === id)?.judul ?? ''),
	}))
}
