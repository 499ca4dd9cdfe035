import type { z } from 'zod'
import { publicLists } from '../content/public-lists.ts'

export const faq = publicLists.listFaq.response.shape.data.element
export type Faq = z.infer<typeof faq>
