import { type DangerChanges, findDanger } from '../../../lexicon/find-danger.ts'
import { readComplaint } from '../../../lexicon/read-complaint.ts'
import type { BahayaGroup } from './bahaya.tsx'

/** The groups of danger signs in a text, the most specific first. */
export const findBahayaGroups = (text: string, changes?: DangerChanges): BahayaGroup[] =>
	findDanger(readComplaint(text), changes).map(({ id, judul, lakukan, tenang }) => ({ id, judul, lakukan, tenang }))
