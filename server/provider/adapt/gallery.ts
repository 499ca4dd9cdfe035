import { z } from 'zod'
import { embedMarkup, embedPage, parseEmbed } from '../../../contract/embed.ts'
import { listGallery } from '../../../contract/gallery.ts'
import type { Adapters, ProviderRequest } from './adapter.ts'
import type { Entity } from './entity.ts'
import type { Raw } from './raw.ts'
import { adaptList } from './responses.ts'
import { count, fileName, text } from './values.ts'

const pixels = z.preprocess((value) => count.safeParse(value).data || null, z.int().nullable())

const galleryEntity: Entity = {
	name: 'gallery',
	fields: { keterangan: text, lebar: pixels, tinggi: pixels },
	complete: (raw) => ({
		...raw,
		contentType: String(raw.contentType ?? 'gambar').toLowerCase(),
		content: content(raw),
	}),
	identifiedBy: ['content'],
}

/** The file of a picture, or the player of a video as our own API gives it. */
function content(raw: Raw): string | undefined {
	const embed = parseEmbed(String(raw.content ?? ''))
	if (embed?.provider === 'youtube') return embedMarkup(embed)
	if (embed?.provider === 'tiktok') return embedPage(embed)
	return /^(youtube|tiktok)$/i.test(String(raw.contentType))
		? undefined
		: (fileName.safeParse(raw.content).data ?? undefined)
}

/** Filters in case the provider does not know `filterContentType`. */
const ofType = <Item extends { contentType: string }>(items: Item[], { query }: ProviderRequest): Item[] =>
	query.filterContentType ? items.filter(({ contentType }) => contentType === query.filterContentType) : items

export const galleryAdapters: Adapters<'listGallery'> = {
	listGallery: adaptList(listGallery.response, galleryEntity, { arrange: ofType }),
}
