import { listFaq } from '../../../contract/faq.ts'
import { getPencarian } from '../../../contract/pencarian.ts'
import type { Adapters } from './adapter.ts'
import type { Entity } from './entity.ts'
import { ownContract } from './own-contract.ts'
import { adaptList } from './responses.ts'
import { html, name } from './values.ts'

const faqEntity: Entity = {
	name: 'faq',
	fields: { pertanyaan: name, jawaban: html },
	identifiedBy: ['pertanyaan'],
}

export const faqAdapters: Adapters<'listFaq' | 'getPencarian'> = {
	listFaq: adaptList(listFaq.response, faqEntity),
	getPencarian: ownContract(getPencarian.response),
}
