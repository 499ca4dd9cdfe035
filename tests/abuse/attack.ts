import type { SeededRandom } from '../faults/seeded-random.ts'
import type { Answer } from '../support/send-request.ts'
import type { TestApi } from '../support/test-api.ts'
import type { Person } from './api/test-person.ts'

/** One hostile request. */
export interface Attack {
	request: Request
	/** Says what is wrong with the answer beyond what may be in none. */
	judge?: (answer: Answer) => string | null | Promise<string | null>
	/** Data of the victims that the response may show: their names, if the caller has a code of theirs. */
	mayShowNames?: boolean
}

/** What the attacks are made against. */
export interface Target {
	hospital: TestApi
	/** They do nothing, and nothing of theirs may be seen or changed. */
	victims: [Person, Person]
	/** Sends a request that is none of the counted ones. */
	send(request: Request): Promise<Answer>
}

/** One way of attacking. */
export interface Kind {
	name: string
	/** Which part of all requests. */
	share: number
	/** Makes attacks without end. */
	attacks(target: Target, random: SeededRandom): AsyncGenerator<Attack>
}
