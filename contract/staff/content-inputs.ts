import { z } from 'zod'
import type { ContentType, Field } from '../content/content-type.ts'
import { type ContentName, contentNames, contentType } from '../content/content-types.ts'
import * as isian from './inputs.ts'
import { jenisTelp, nomorTelp, penanda, tampil } from './site-inputs.ts'

function schemasOf(name: string, field: Field): z.ZodRawShape {
	switch (field.kind) {
		case 'text': {
			if (!field.required) return { [name]: isian.teks(field.max).default(field.initial ?? '') }
			const { regex = /^/, message = '' } = field.pattern ?? {}
			return { [name]: isian.teksWajib(field.max).refine((text) => regex.test(text), message) }
		}
		case 'richText':
			return {
				[name]: field.required ? isian.isiHtmlWajib(field.max) : isian.isiHtml(field.max).default(field.initial ?? ''),
			}
		case 'picture':
			return { [name]: isian.gambarOpsional }
		case 'pictures':
			return { [name]: z.array(isian.gambar).max(field.max).default([]) }
		case 'stars':
			return { [name]: isian.bilangan(1, field.max) }
		case 'switch':
			return { [name]: penanda }
		case 'phone':
			return { [name]: nomorTelp.default(''), [`${name}Type`]: jenisTelp }
		case 'uri':
			return { [name]: isian.uriIsian }
		case 'favourite':
			return { [name]: isian.favorit }
		case 'shown':
			return { [name]: tampil }
	}
}

const inputOf = ({ fields }: ContentType) =>
	z.object(Object.assign({}, ...Object.entries(fields).map(([name, field]) => schemasOf(name, field))))

const inputs = Object.fromEntries(contentNames.map((name) => [name, inputOf(contentType(name))]))

/** The schema of the form of a declared kind of content. */
export const contentInput = (name: ContentName): z.ZodObject => inputs[name] as z.ZodObject
