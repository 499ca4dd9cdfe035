import { MAX_UPLOAD_MB } from '../../contract/media/picture-file.ts'
import { MAX_OPEN_BODY_BYTES } from '../../server/http/arriving-bodies.ts'
import { testDatabaseKind } from '../support/test-database-choice.ts'
import { runHalfSentStorm } from './half-sent-storm.ts'
import { runMailStorm } from './mail-storm.ts'
import { runSignInStorm } from './sign-in-storm.ts'
import { runUploadStorm } from './upload-storm.ts'
import { runVisitorStorm } from './visitor-storm.ts'

/** The large form of `storms.db.test.ts`: prints the figures. */
export async function runStorms(): Promise<void> {
	console.log(`storms on ${testDatabaseKind()}`)
	console.log('sign-in', await runSignInStorm({ guesses: 1000, networks: 50, staff: 20, replays: 20 }))
	console.log('visitor records', await runVisitorStorm(6000))
	console.log('uploads', await runUploadStorm({ uploads: 24, megapixels: 50, megabytes: MAX_UPLOAD_MB }))
	console.log('uploads', await runUploadStorm({ uploads: 60, megapixels: 12, megabytes: MAX_UPLOAD_MB }))
	for (const announcedBytes of [1_048_570, MAX_OPEN_BODY_BYTES])
		console.log('half-sent bodies', await runHalfSentStorm({ bodies: 800, announcedBytes }))
	console.log('mails', await runMailStorm({ members: 5, changes: 110 }))
}
