import type { Db, Schema } from '../../../database/schema.ts'
import { slug } from '../../ids/slug.ts'
import { untyped } from './entity.ts'

const MAX_LENGTH = 80

/** `Demam Berdarah: kapan ke IGD?` → `demam-berdarah-kapan-ke-igd`; a long name is cut between words. */
export function uriOf(name: string): string {
	const words = slug(name)
	if (words.length <= MAX_LENGTH) return words || 'halaman'
	const cut = words.slice(0, MAX_LENGTH + 1).lastIndexOf('-')
	return words.slice(0, cut > 0 ? cut : MAX_LENGTH)
}

/** The wanted one, or it with the first free number: `demam-2`. */
export async function freeUri(db: Db, table: keyof Schema, wanted: string, ownId: string): Promise<string> {
	const taken = await untyped(db)
		.selectFrom(table)
		.select('uri')
		.where('id', '!=', ownId)
		.where((eb) => eb.or([eb('uri', '=', wanted), eb('uri', 'like', `${wanted}-%`)]))
		.execute()
	const used = new Set(taken.map(({ uri }) => uri))
	let uri = wanted
	for (let number = 2; used.has(uri); number++) uri = `${wanted}-${number}`
	return uri
}
