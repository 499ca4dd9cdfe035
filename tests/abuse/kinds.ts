import type { Kind } from './attack.ts'
import { crossOrigin } from './cross-origin.ts'
import { guessedCodes } from './guessed-codes.ts'
import { massAssignment } from './mass-assignment.ts'
import { oddHeaders } from './odd-headers.ts'
import { oddPaths } from './odd-paths.ts'
import { ownership } from './ownership.ts'
import { reflectedScript } from './reflected-script.ts'
import { spoiled } from './spoiled.ts'

export const kinds: Kind[] = [
	ownership,
	massAssignment,
	crossOrigin,
	guessedCodes,
	spoiled,
	oddPaths,
	oddHeaders,
	reflectedScript,
]
