import { absentServices } from './absent-services.ts'
import { cutPostgres } from './cut-postgres.ts'
import { failOver } from './fail-over.ts'
import type { Fault } from './fault.ts'
import { fillDisk } from './fill-disk.ts'
import { floodBodies } from './flood-bodies.ts'
import { freezeFolder } from './freeze-folder.ts'
import { killServer } from './kill-server.ts'
import { killWorker } from './kill-worker.ts'
import { loseAnswers } from './lose-answers.ts'
import { loseNotifications } from './lose-notifications.ts'
import { overload } from './overload.ts'
import { raceQuota } from './race-quota.ts'
import { shareSqliteFile } from './share-sqlite-file.ts'
import { shiftClock } from './shift-clock.ts'
import { stallClients } from './stall-clients.ts'
import { troublePostgres } from './trouble-postgres.ts'

/** Everything that is made to go wrong. */
export const faults: Fault[] = [
	killServer,
	loseAnswers,
	loseNotifications,
	cutPostgres,
	troublePostgres,
	failOver,
	fillDisk,
	freezeFolder,
	shareSqliteFile,
	raceQuota,
	killWorker,
	shiftClock,
	absentServices,
	overload,
	floodBodies,
	stallClients,
]
