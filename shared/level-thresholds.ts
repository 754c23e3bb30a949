/**
 * Every threshold of the level rule (roadmap-rules 2.2) in one place, for the rule and for the words that publish
 * it: a coherent starting point, to be reviewed after about 50 real roadmaps.
 */
export const THRESHOLDS = {
  problem: { applications: 1 },
  concept: { proofPoints: 1, priorityOne: 1 },
  evidence: { characteristics: 3, interviews: 10, interviewsWithCommitment: 5, commitments: 1, customers: 3 },
  proof: {
    interviews: 20,
    customers: 3,
    proofPoints: 2,
    customerProofPoints: 1,
    pilots: 2,
    loisBesidePilot: 2,
    qualifiedLois: 3,
    /** Of need, volume, price and condition, what makes an LOI a qualified one. */
    qualifiedParts: 3,
  },
  repeat: { customers: 3, inSegment: 2, repeats: 1 },
  scale: {
    repeats: 3,
    outsideNetwork: 1,
    broad: { customers: 10, inSegment: 5 },
    offtake: { customers: 5, multiYear: 2, inSegment: 4 },
  },
  /** Shown beside the level, never gating. */
  interviewMilestones: [10, 20, 50, 100],
} as const
